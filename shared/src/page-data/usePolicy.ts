import { useDataStore } from '@glow/shared/app';
import { DEFAULT_POLICY, parsePolicy, POLICY_URL, type StorePolicy } from '@glow/shared/policy';
import { useSyncExternalStore } from 'react';

/** What a page is rendered with: its data by its URL, if it has any, and the policy, if the server has one. */
export interface FirstData {
  url?: string;
  data?: unknown;
  policy?: StorePolicy;
}

/** The beginning of a store of page data. */
export function firstData({ url, data, policy }: FirstData = {}): Record<string, unknown> {
  return { ...(url && { [url]: data }), ...(policy && { [POLICY_URL]: policy }) };
}

/** The policy that the page knows (PRICE-131): the shell keeps it up to date. */
export function usePolicy(): StorePolicy {
  const store = useDataStore();
  const read = () => store.get(POLICY_URL)?.data;
  return parsePolicy(useSyncExternalStore(store.subscribe, read, read)) ?? DEFAULT_POLICY;
}
