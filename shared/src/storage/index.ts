export { createPersistedValue, type PersistedValue } from './persistedValue';
export { createStoreContext } from './createStoreContext';
export { isRecord, fieldsLike, isLike, parseLike } from './shapes';
export { notKept } from './notKept';
export { persistStore } from './persistStore';
