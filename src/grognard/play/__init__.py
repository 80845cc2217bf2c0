"""One match: notation, dealers, record, replay, undo, cases, forecasts, telling."""
