export { createPersistedValue, type PersistedValue } from './persistedValue';
export { createStoreContext } from './createStoreContext';
export { isRecord } from './isRecord';
export { fieldsLike, isLike, parseLike } from './shapes';
export { persistStore } from './persistStore';
