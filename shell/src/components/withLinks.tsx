import { CONTACT } from '@glow/shared/policy';
import type { ReactNode } from 'react';

const LINKS: Record<string, ReactNode> = {
  '{email}': (
    <a key="email" href={`mailto:${CONTACT.email}`}>
      {CONTACT.email}
    </a>
  ),
  '{phone}': (
    <a key="phone" href={CONTACT.phoneHref}>
      {CONTACT.phone}
    </a>
  ),
};

/** Replaces `{email}` and `{phone}` by links (GEN-7). */
export function withLinks(text: string): ReactNode[] {
  return text.split(/(\{\w+\})/).map((part) => LINKS[part] ?? part);
}
