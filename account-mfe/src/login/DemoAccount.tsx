import { useTheme } from '@emotion/react';
import { useAnnounce } from '@glow/shared/app';
import { DEMO_ACCOUNT } from '@glow/shared/auth';
import { Button } from '@glow/shared/ui';
import { useFormikContext } from 'formik';

/** Shows the demo account's credentials, with a button that fills them in (AUTH-8). */
export function DemoAccount() {
  const { values, setValues, setErrors } = useFormikContext<{ email: string; password: string }>();
  const announce = useAnnounce();
  const { colors, space, radius } = useTheme();

  function fill() {
    setErrors({});
    void setValues({ ...values, ...DEMO_ACCOUNT }, false);
    announce('Demo account filled in');
  }

  return (
    <aside
      aria-label="Demo account"
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: space(3),
        padding: `${space(4)} ${space(5)}`,
        borderRadius: radius.medium,
        background: colors.sage,
      }}
    >
      <div css={{ fontSize: 14.5, lineHeight: 1.5 }}>
        <p>Email: {DEMO_ACCOUNT.email}</p>
        <p>Password: {DEMO_ACCOUNT.password}</p>
      </div>
      <Button type="button" variant="secondary" size="small" onClick={fill}>
        Fill demo account
      </Button>
    </aside>
  );
}
