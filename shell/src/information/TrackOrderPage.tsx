import { Form, FormTextField } from '@glow/shared/form';
import { useNavigate } from '@glow/shared/router';
import { Button, Card } from '@glow/shared/ui';
import { TextSection } from '../TextSection';
import { InformationPage } from './InformationPage';
import { trackOrderSchema } from './trackOrderSchema';

const BLANK = { orderId: '', email: '' };

/** Opens an order by its number where this device may see it (decisions row 24). */
export function TrackOrderPage() {
  const navigate = useNavigate();

  function open({ orderId }: typeof BLANK) {
    void navigate(`/account/orders/${encodeURIComponent(orderId.trim().toUpperCase())}`);
  }

  return (
    <InformationPage title="Track Your Order" heading="Track your order" lead="Enter the number of your order and the email you ordered with." isPrivate>
      <Card>
        <Form label="Track your order" initialValues={BLANK} schema={trackOrderSchema} onSubmit={open}>
          <FormTextField
            name="orderId"
            label="Order number"
            hint="It begins with GLW- and stands on your order confirmation."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <FormTextField name="email" label="Email" type="email" inputMode="email" autoComplete="email" spellCheck={false} />
          <Button type="submit">Track Order</Button>
        </Form>
      </Card>
      <TextSection heading="What can be opened today">
        <p>An order you have just placed opens in the tab you placed it in. For the orders of your account we ask you to sign in first.</p>
        <p>Looking up an order from another device is not possible yet, so your email is not sent anywhere.</p>
      </TextSection>
    </InformationPage>
  );
}
