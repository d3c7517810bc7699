import { Fragment, type ReactNode } from 'react';

/** Texts of people in one line, each in its own direction (GEN-8). Empty ones are left out. */
export function JoinedTexts({ texts, by = ' · ' }: { texts: readonly ReactNode[]; by?: string }) {
  return texts.filter(Boolean).map((text, index) => (
    <Fragment key={index}>
      {index > 0 && by}
      <bdi>{text}</bdi>
    </Fragment>
  ));
}
