import styled from '@emotion/styled';

/** A list of sentences. */
export function Texts({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}

/** A form of the staff's admin. */
export const Form = styled.form(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(6),
  overflowWrap: 'anywhere',
  img: { width: '4.5rem', borderRadius: theme.radius.small },
  '[aria-disabled=true]': { opacity: 0.75 },
  [theme.from.tablet]: { '& > button': { justifySelf: 'start' } },
}));
