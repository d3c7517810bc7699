import { Share2 as drawing } from 'lucide';
import { createIcon } from './createIcon';

// a module of its own: each file has all icons of the index that any of its screens has
export const Share2 = /* #__PURE__ */ createIcon(drawing);
