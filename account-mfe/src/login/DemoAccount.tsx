import styled from '@emotion/styled';
import { useAnnounce } from '@glow/shared/app';
import { DEMO_ACCOUNT } from '@glow/shared/auth';
import { Button, SpreadRow } from '@glow/shared/ui';
import { useFormikContext } from 'formik';

/** Shows the demo account's credentials, with a button that fills them in (AUTH-8). */
export function DemoAccount() {
  const { values, setValues, setErrors } = useFormikContext<{ email: string; password: string }>();
  const announce = useAnnounce();

  function fill() {
    setErrors({});
    void setValues({ ...values, ...DEMO_ACCOUNT }, false);
    announce('Demo account filled in');
  }

  return (
    <Panel gap={3} as="aside" aria-label="Demo account">
      <div>
        <p>Email: {DEMO_ACCOUNT.email}</p>
        <p>Password: {DEMO_ACCOUNT.password}</p>
      </div>
      <Button type="button" variant="secondary" size="small" onClick={fill}>
        Fill demo account
      </Button>
    </Panel>
  );
}

const Panel = styled(SpreadRow)(({ theme }) => ({
  padding: `${theme.space(4)} min(${theme.space(5)}, 5.2vw)`,
  borderRadius: theme.radius.medium,
  background: theme.colors.sage,
  '& > div': { fontSize: theme.text.lg, lineHeight: 1.5 },
}));
