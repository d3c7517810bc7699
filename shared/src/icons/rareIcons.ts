import * as drawings from 'lucide';
import { createIcon } from './createIcon';

// apart from the index: each screen contains the icons of a module that any screen of its package uses
export const ArrowLeft = /* #__PURE__ */ createIcon(drawings.ArrowLeft);
export const Lock = /* #__PURE__ */ createIcon(drawings.Lock);
export const Share2 = /* #__PURE__ */ createIcon(drawings.Share2);
