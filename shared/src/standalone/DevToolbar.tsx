import styled from '@emotion/styled';
import { Row } from '@glow/shared/ui';
import { DEMO_ACCOUNT, useAuth } from '@glow/shared/auth';
import { useCart } from '@glow/shared/cart';
import { sampleProducts } from '@glow/shared/samples';
import { Link } from '@glow/shared/router';

export function DevToolbar({ name, prefixes = [] }: { name: string; prefixes?: readonly string[] }) {
  const { user, isLoading, login, logout } = useAuth((auth) => auth);
  const { itemCount, addItem, clearCart, closeCart } = useCart((cart) => cart);

  function seedCart() {
    sampleProducts
      .filter(({ inStock }) => inStock)
      .slice(0, 3)
      .forEach((product) => addItem(product, product.variants?.[0]));
    closeCart();
  }

  return (
    <Toolbar as="aside" gap={4} aria-label="Development toolbar">
      <strong>{name}, alone</strong>
      {prefixes.map((prefix) => (
        <Link key={prefix} to={prefix}>
          {prefix}
        </Link>
      ))}
      <span>Cart: {itemCount}</span>
      <button type="button" onClick={seedCart}>
        Seed cart
      </button>
      <button type="button" onClick={clearCart}>
        Clear cart
      </button>
      <button
        type="button"
        disabled={isLoading}
        onClick={() => (user ? logout() : void login(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password, true))}
      >
        {user ? `Sign out ${user.firstName}` : 'Sign in'}
      </button>
    </Toolbar>
  );
}

const Toolbar = styled(Row)(({ theme }) => ({
  alignItems: 'center',
  padding: `${theme.space(2)} ${theme.space(5)}`,
  background: theme.colors.ink,
  color: theme.colors.onAccent,
  fontSize: theme.text.md,
  '& > span': { marginLeft: 'auto' },
  '& > button': { color: theme.colors.ink },
}));
