import styled from '@emotion/styled';
import { Button, Picture, SectionHeading, VisuallyHidden, Stack } from '@glow/shared/ui';
import { useAnnounce } from '@glow/shared/app';
import { useCart, useCartStore } from '@glow/shared/cart';
import { stockOf, stockText, choicesOf, lineId, priceOf, variantText, type Choice } from '@glow/shared/catalog';
import { formatPrice } from '@glow/shared/orders';
import { Link } from '@glow/shared/router';
import { useId, useRef } from 'react';
import type { KitData } from '../../pageData';
import { remainingStock } from '../../components/useAvailability';

/** A kit's products as cart lines, each with its first variant in stock, else its first variant (COL-61). */
function kitChoices(products: KitData['products']) {
  return products.flatMap((product) => {
    const choices = choicesOf(product);
    const choice = choices.find(({ variant }) => stockOf(product, variant).inStock) ?? choices[0];
    if (!choice) return [];
    const { variant } = choice;
    return {
      ...choice,
      id: lineId(product, variant),
      price: priceOf(product, variant),
      choiceText: variant && variantText(variant),
    };
  });
}

/** `missing` are the choices that cannot be added (COL-62). */
function kitButtonText(choices: readonly Choice[], missing: readonly Choice[]): string {
  if (missing.length === 0) return 'Add all to Cart';
  if (missing.length < choices.length)
    return `Add all but ${missing.map(({ product }) => product.name).join(' and ')} to Cart`;
  return choices.some(({ product, variant }) => stockOf(product, variant).inStock)
    ? 'All available are in your cart'
    : 'Sold out for now';
}

/** Each kit is bought with one press (COL-60). */
export function Kits({ kits }: { kits: KitData[] }) {
  return (
    <>
      <section aria-labelledby="kits-heading">
        <VisuallyHidden as="h2" id="kits-heading">
          Kits, ready to add
        </VisuallyHidden>
        <Cards role="list">
          {kits.map((kit) => (
            <li key={kit.id}>
              <KitCard kit={kit} />
            </li>
          ))}
        </Cards>
      </section>
      <SectionHeading>Everything with glow</SectionHeading>
    </>
  );
}

const Cards = styled.ul(({ theme }) => ({
  display: 'grid',
  gap: `${theme.space(12)} ${theme.space(6)}`,
  marginBlock: `${theme.space(5)} ${theme.space(16)}`,
  '& > li': { minWidth: 0 },
  [theme.from.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))' },
}));

/** A kit's products, the sum of their prices, and a button that adds all of them (COL-61, COL-62). */
function KitCard({ kit: { id, name, text, products } }: { kit: KitData }) {
  const cart = useCartStore();
  const announce = useAnnounce();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const choices = kitChoices(products);
  // one string, so that an equal result does not render the kit again
  const missingIds = useCart((state) =>
    choices
      .filter(({ product, variant }) => remainingStock(state, product, variant) === 0)
      .map(({ id }) => id)
      .join(' '),
  ).split(' ');
  const missing = choices.filter(({ id }) => missingIds.includes(id));
  const added = choices.filter((choice) => !missing.includes(choice));
  const total = added.reduce((sum, { price }) => sum + price, 0);

  function handleAdd() {
    // a disabled button could not regain the focus when the cart drawer closes
    if (added.every(({ product, variant }) => remainingStock(cart.getState(), product, variant) === 1))
      heading.current?.focus();
    for (const { product, variant } of added) cart.getState().addItem(product, variant);
    announce(`Added ${name}, cart has ${cart.getState().itemCount} items`);
  }

  return (
    <Kit gap={2} role="group" aria-labelledby={headingId}>
      <Picture
        name={`collections/kit-${id}`}
        alt=""
        frame={8 / 9}
        sizes="(min-width: 1240px) 376px, (min-width: 1024px) 30vw, calc(100vw - 40px)"
      />
      <h3 ref={heading} id={headingId} tabIndex={-1}>
        {name}
      </h3>
      <p>{text}</p>
      <Total>
        <span>Together</span>
        <strong>{formatPrice(total)}</strong>
      </Total>
      <Button type="button" fullWidth disabled={added.length === 0} onClick={handleAdd}>
        {kitButtonText(choices, missing)}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <details>
        <summary>What is inside</summary>
        <Contents role="list">
          {choices.map(({ id, product, variant, choiceText, price }) => (
            <li key={id}>
              <span>
                <Link to={`/product/${product.id}${variant ? `?variant=${variant.id}` : ''}`}>{product.name}</Link>
                {choiceText && <small>{choiceText}</small>}
                {!stockOf(product, variant).inStock && <small>{stockText(stockOf(product, variant))}</small>}
              </span>
              <span>{formatPrice(price)}</span>
            </li>
          ))}
        </Contents>
      </details>
    </Kit>
  );
}

const Kit = styled(Stack)(({ theme }) => ({
  alignContent: 'start',
  img: { objectPosition: '50% 80%', borderRadius: theme.radius.arch },
  h3: { marginTop: theme.space(3), fontSize: theme.heading.md },
  'h3:focus': { outline: 'none' },
  'h3 + p': { color: theme.colors.textSoft },
  summary: { paddingBlock: theme.space(2.5), fontWeight: theme.weight.semibold },
}));

const Contents = styled.ul(({ theme }) => ({
  fontSize: theme.text.lg,
  li: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.space(4),
    paddingBlock: theme.space(2.5),
    borderTop: `1px solid ${theme.colors.line}`,
  },
  small: { display: 'block', fontSize: theme.text.md, color: theme.colors.textSoft },
}));

const Total = styled.p(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlock: theme.space(2),
  strong: { fontWeight: theme.weight.semibold },
}));
