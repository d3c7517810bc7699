import { Form } from '@glow/shared/form';
import { SecondaryText } from '@glow/shared/ui';
import { CardFields } from './CardFields';
import { cardSchema, emptyCard, type CardValues } from './paymentSchema';

/** Asks for the card again on Review: a reload has lost it, because it is stored nowhere (CHK-32). */
export function CardAgain({ id, name, onDone }: { id: string; name: string; onDone(card: CardValues): void }) {
  return (
    <>
      <SecondaryText>
        This page was loaded again, and your card is stored nowhere. Please enter it once more: all else is still here.
      </SecondaryText>
      <Form
        id={id}
        label="Card"
        initialValues={{ ...emptyCard, nameOnCard: name }}
        schema={cardSchema}
        onSubmit={onDone}
      >
        <CardFields />
      </Form>
    </>
  );
}
