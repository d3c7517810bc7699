import styled from '@emotion/styled';
import { useAnnounce } from '@glow/shared/app';
import { SectionHeading, visuallyHidden } from '@glow/shared/ui';
import { useEffect, useRef } from 'react';
import { STEPS, stepNames, type Step } from './steps';

/** Heading of a step; focused and announced when the step changes, not on first render. */
export function StepHeading({ step }: { step: Step }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  const announce = useAnnounce();

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
    announce(`Step ${STEPS.indexOf(step) + 1} of ${STEPS.length}: ${stepNames[step]}`);
  }, [step, announce]);

  return (
    <Heading ref={heading} tabIndex={-1}>
      {stepNames[step]}
    </Heading>
  );
}

/** On phones it is only heard: the list of steps above says the same. */
const Heading = styled(SectionHeading)(({ theme }) => ({
  width: 'fit-content',
  marginBottom: theme.space(5),
  outline: 'none',
  '@media (max-width: 63.99em)': visuallyHidden,
}));
