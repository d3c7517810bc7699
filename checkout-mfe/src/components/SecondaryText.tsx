import styled from '@emotion/styled';

/** A line of secondary text, such as a variant or a hint. */
export const SecondaryText = styled.p(({ theme }) => ({ fontSize: theme.text.md, color: theme.colors.textSoft }));
