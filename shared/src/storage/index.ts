export { createPersistedValue, type PersistedValue } from './persistedValue';
export { createStoreContext } from './createStoreContext';
export { isRecord, fieldsLike, isLike, parseLike } from './shapes';
export { persistStore } from './persistStore';
