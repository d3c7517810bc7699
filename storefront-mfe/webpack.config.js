import { glow } from '@glow/shared/build';

export default glow('storefront');
