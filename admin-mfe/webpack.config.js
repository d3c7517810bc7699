import { glow } from '@glow/tools/webpack';

export default glow('admin');
