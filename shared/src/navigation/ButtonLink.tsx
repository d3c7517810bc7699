import styled from '@emotion/styled';
import { Link } from '@glow/shared/router';
import { buttonStyle, isElementProp, type ButtonStyleProps } from '@glow/shared/ui';

export const ButtonLink = styled(Link, { shouldForwardProp: isElementProp })<ButtonStyleProps>(buttonStyle);
