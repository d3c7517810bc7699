import { ArrowLeft as arrowLeftDrawing, Lock as lockDrawing, Share2 as share2Drawing } from 'lucide';
import { createIcon } from './createIcon';

// apart from the index: each screen contains the icons of a module that any screen of its package uses
export const ArrowLeft = /* #__PURE__ */ createIcon(arrowLeftDrawing);
export const Lock = /* #__PURE__ */ createIcon(lockDrawing);
export const Share2 = /* #__PURE__ */ createIcon(share2Drawing);
