export { createPersistedValue, type PersistedValue } from './persistedValue';
export { createStoreContext } from './createStoreContext';
export { isRecord } from './isRecord';
export { persistStore } from './persistStore';
