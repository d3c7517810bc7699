export { createPersistedValue, type PersistedValue } from './persistedValue';
export { createStoreContext } from './createStoreContext';
export { fieldsLike } from './fieldsLike';
export { isLike } from './isLike';
export { isRecord } from './isRecord';
export { persistStore } from './persistStore';
