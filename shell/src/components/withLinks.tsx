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

/** A text with links in place of `{email}` and `{phone}` (GEN-7). */
export function withLinks(text: string): ReactNode[] {
  return text.split(/(\{\w+\})/).map((part) => LINKS[part] ?? part);
}
