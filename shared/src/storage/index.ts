export { createPersistedValue, type PersistedValue } from './persistedValue';
export { createStoreContext } from './createStoreContext';
export { isRecord } from './shapes';
export { fieldsLike, isLike } from './shapes';
export { persistStore } from './persistStore';
