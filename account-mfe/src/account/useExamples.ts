import type { User } from '@glow/shared/auth';
import { createPersistedValue, isRecord } from '@glow/shared/storage';
import { useState } from 'react';

function parseHidden(stored: unknown): Record<string, unknown> {
  if (!isRecord(stored)) throw new Error('not hidden examples by user');
  return stored;
}

/** `true` for each account that has hidden the examples, by user id. */
const hidden = createPersistedValue('hidden_examples', parseHidden);

/** Whether the lists of an account without samples show the samples as examples, and a function that hides them for good (ACC-13). */
export function useExamples(user: User): { areShown: boolean; hide(): void } {
  const [areHidden, setAreHidden] = useState(() => hidden.read()?.[user.id] === true);

  function hide() {
    hidden.write({ ...hidden.read(), [user.id]: true });
    setAreHidden(true);
  }

  return { areShown: !areHidden, hide };
}
