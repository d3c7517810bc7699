import styled from '@emotion/styled';
import { Eyebrow, PageHeading, Picture, Row, Stack } from '@glow/shared/ui';
import type { ReactNode } from 'react';

interface IntroductionProps {
  eyebrow?: string;
  heading: string;
  lead?: ReactNode;
  /** Links or buttons: below the sentence, or beside the heading if there is nothing beside the text. */
  actions?: ReactNode;
  /** Decoration beside the text, named as for `Picture`. */
  picture?: string;
  /** Shown below the text, or in place of the picture. */
  children?: ReactNode;
}

/** The first part of a page with few words, beside a picture or more content. */
export function Introduction({ eyebrow, heading, lead, actions, picture, children }: IntroductionProps) {
  return (
    <Columns gap={6}>
      <Text gap={4}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <PageHeading tabIndex={-1}>{heading}</PageHeading>
        {lead && <Lead>{lead}</Lead>}
        {actions && <Row gap={3}>{actions}</Row>}
      </Text>
      {picture && <Arch name={picture} alt="" sizes="(min-width: 1024px) min(58vw, 740px), 100vw" isFirst />}
      {children && <Details gap={6}>{children}</Details>}
    </Columns>
  );
}

const Columns = styled(Stack)(({ theme }) => ({
  paddingBlock: theme.space(6),
  [theme.from.desktop]: {
    gridTemplateColumns: '5fr 7fr',
    gridTemplateRows: 'auto 1fr',
    gap: `${theme.space(8)} ${theme.space(12)}`,
    paddingBlock: `${theme.space(10)} ${theme.space(6)}`,
  },
}));

const Text = styled(Stack)({
  alignContent: 'start',
  justifyItems: 'start',
  minWidth: 0,
  h1: { overflowWrap: 'anywhere' },
  '&:only-child': {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    '& > p': { order: 1, flexBasis: '100%', maxWidth: 'none' },
  },
});

const Lead = styled.p(({ theme }) => ({
  maxWidth: '46ch',
  color: theme.colors.textSoft,
  fontSize: theme.text.xl,
}));

const Arch = styled(Picture)(({ theme }) => ({
  height: '14.75rem',
  borderRadius: theme.radius.arch,
  [theme.from.desktop]: {
    // as high as the text beside it
    gridRow: '1 / span 2',
    gridColumn: 2,
    height: 0,
    minHeight: 'clamp(19rem, 100%, 30rem)',
  },
}));

const Details = styled(Stack)({ alignContent: 'start', minWidth: 0 });
