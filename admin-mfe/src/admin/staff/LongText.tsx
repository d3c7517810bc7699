import { Fragment } from 'react';

/** Text whose long words may break, so that a table stays in its place whatever somebody has typed. */
export function LongText({ children }: { children: string }) {
  return children.match(/\S{1,24}\s*|\s+/g)?.map((piece, index) => (
    <Fragment key={index}>
      {piece}
      <wbr />
    </Fragment>
  ));
}
