import { createContext, use } from 'react';
import { createDataStore, type DataStore } from './dataStore';

/** A store without a source: every load fails. */
export const noSource = createDataStore(() => Promise.reject(new Error('No source of data')));

const DataContext = createContext<DataStore>(noSource);

/** Provides the store of page data. */
export const DataProvider = DataContext.Provider;

/** The store of page data. */
export function useDataStore(): DataStore {
  return use(DataContext);
}
