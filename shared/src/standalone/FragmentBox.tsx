import styled from '@emotion/styled';
import type { ShownFragment } from '@glow/shared/app';

/** Stands for a fragment where its remote does not run: a box with its name and props. */
export function FragmentBox({ name, props, isSlot }: ShownFragment) {
  return (
    <Box data-fragment={name}>
      {isSlot ? 'Slot' : 'Fragment'} {name} {JSON.stringify(props)}
    </Box>
  );
}

const Box = styled.p(({ theme }) => ({ padding: theme.space(4), border: `1px dashed ${theme.colors.lineStrong}` }));
