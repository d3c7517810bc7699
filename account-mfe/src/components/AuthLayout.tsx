import styled from '@emotion/styled';
import { Link } from '@glow/shared/router';
import { Picture, sticky, Stack } from '@glow/shared/ui';
import type { ReactNode, Ref } from 'react';

interface AuthLayoutProps {
  heading: string;
  headingRef?: Ref<HTMLHeadingElement>;
  intro: ReactNode;
  children: ReactNode;
}

/** Layout of login, signup and forgot-password, which have neither header nor footer (NAV-1). */
export function AuthLayout({ heading, headingRef, intro, children }: AuthLayoutProps) {
  return (
    <Backdrop>
      <Panel>
        <Content gap={8}>
          <HomeLink to="/">
            <img src="/wordmark.svg" alt="Glow home" width={84} height={31} />
          </HomeLink>
          <Intro gap={2}>
            <h1 ref={headingRef} tabIndex={-1}>
              {heading}
            </h1>
            <p>{intro}</p>
          </Intro>
          {children}
        </Content>
        <SidePicture name="collections/glow-kits" alt="" sizes="(min-width: 1024px) 470px, 1px" />
      </Panel>
    </Backdrop>
  );
}

const Backdrop = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  minHeight: '100dvh',
  [theme.from.tablet]: { padding: theme.space(8), background: theme.colors.blush },
}));

const Panel = styled.div(({ theme }) => ({
  width: '100%',
  minHeight: '100dvh',
  padding: `${theme.space(6)} ${theme.pageMargin} ${theme.space(12)}`,
  background: theme.colors.surface,
  [theme.from.tablet]: {
    maxWidth: '35rem',
    minHeight: 0,
    padding: theme.space(12),
    borderRadius: theme.radius.large,
    boxShadow: theme.shadow.soft,
  },
  [theme.from.desktop]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: theme.space(16),
    maxWidth: '67.5rem',
    padding: `${theme.space(8)} ${theme.space(8)} ${theme.space(8)} ${theme.space(16)}`,
  },
}));

const Content = styled(Stack)({
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
});

const HomeLink = styled(Link)(({ theme }) => ({ justifySelf: 'start', paddingBlock: theme.space(2) }));

const Intro = styled(Stack)(({ theme }) => ({
  '& > h1': { fontSize: theme.heading.xl },
  '& > p': { color: theme.colors.textSoft },
}));

/** It has the picture's shape, so that nothing is enlarged: 1000 px in 460 are sharp on dense screens too. */
const SidePicture = styled(Picture)(({ theme }) => ({
  display: 'none',
  [theme.from.desktop]: {
    display: 'block',
    alignSelf: 'center',
    ...sticky,
    top: theme.space(8),
    borderRadius: theme.radius.arch,
  },
}));
