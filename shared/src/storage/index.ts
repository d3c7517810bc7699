export { createPersistedValue, type PersistedValue } from './persistedValue';
export { createStoreContext } from './createStoreContext';
export { fieldsLike, isLike, isRecord, parseLike } from './shapes';
export { persistStore } from './persistStore';
