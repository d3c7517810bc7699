export { createPersistedValue, type PersistedValue } from './persistedValue';
export { isRecord } from './isRecord';
