import { cardRules, postalSchema, textSchema } from '@glow/shared/customer';
import { cleanFields, CONTACT_FIELDS, POSTAL_FIELDS } from '@glow/shared/validation';
import { anyCharacter } from '@glow/shared/testing/characters';
import fc from 'fast-check';
import { readJson } from '../../base/http/readBody';
import { anOrder } from '../../testing/anOrder';
import { orderSchema } from './orderSchema';

const shippingSchema = postalSchema.shape({
  email: textSchema(CONTACT_FIELDS.email),
  phone: textSchema(CONTACT_FIELDS.phone),
});
const given = { ...anOrder().shippingAddress, address2: 'Apt 4' };
const names = ['firstName', 'lastName', 'email', 'phone', 'address1', 'address2', 'city', 'state', 'zipCode'] as const;

const character = fc.oneof(
  anyCharacter,
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  fc.constantFrom(...'\t\v\f\r\n\u0085\u00a0\u2028\u200b\u200d\u202e\u00ad\ufeff\u0000\u0007\u009f;,<>()"\'@.'),
  fc.constant('mailto:'),
);
const texts = fc.oneof(
  fc.array(character, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.tuple(character, character).map(([one, other]) => `12 Main${one}St${other}`),
  fc
    .tuple(fc.constantFrom(...names), fc.integer({ min: -1, max: 1 }))
    .map(([name, more]) => 'x'.repeat({ ...POSTAL_FIELDS, ...CONTACT_FIELDS }[name].longest + more)),
  fc.tuple(character, character, character).map(([a, b, c]) => `${a}rose${b}@example.com${c}`),
  fc.tuple(character, character, character).map(([a, b, c]) => `r${a}@x${b}.c${c}`),
);

/** The server's reading of the order that the form would send; undefined if it refuses it. */
function taken(address: typeof given) {
  const { address2, ...required } = address;
  const sent = address2 ? address : required;
  const order = anOrder(undefined, { customerEmail: sent.email, shippingAddress: sent, billingAddress: sent });
  const { success, data } = orderSchema.safeParse(readJson(JSON.stringify(order)));
  return success ? { address2: '', ...data.shippingAddress } : undefined;
}

test.each(names)('what the form lets pass of %s is taken as shown, and nothing else is (FORM-5, FORM-120)', (name) => {
  fc.assert(
    fc.property(texts, (text) => {
      const typed = { ...given, [name]: text };
      const shown = cleanFields(typed);
      const isPassed = shippingSchema.isValidSync(typed);
      expect(shippingSchema.isValidSync(shown)).toBe(isPassed);
      if (isPassed) expect(taken(shown)).toEqual(shown);
      else if (!/(?!\p{White_Space})\p{Cc}/u.test(text)) expect(taken(shown)).toBeUndefined();
    }),
    { numRuns: 100 },
  );
});

test('an older form, which cleans nothing, is understood alike', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), texts, (name, text) => {
      fc.pre(!/\p{Cs}|(?!\p{White_Space})\p{Cc}/u.test(text));
      const typed = { ...given, [name]: text };
      expect(taken(typed)).toEqual(shippingSchema.isValidSync(typed) ? cleanFields(typed) : undefined);
    }),
    { numRuns: 300 },
  );
});

test.each(['state', 'zipCode', 'phone', 'city'] as const)('%s has no format (FORM-17)', (name) => {
  for (const text of ['-', '?', 'none, please write', 'K1A 0B1', '漢字'])
    expect(taken({ ...given, [name]: text })?.[name]).toBe(text);
});

test('the name on a card is cleaned too', () => {
  expect(cardRules.nameOnCard.cast(' Rose\u00a0\u200bMiller\t')).toBe('Rose Miller');
});
