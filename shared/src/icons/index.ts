import {
  BadgeCheck as badgeCheckDrawing,
  Check as checkDrawing,
  ChevronDown as chevronDownDrawing,
  ChevronLeft as chevronLeftDrawing,
  ChevronRight as chevronRightDrawing,
  Clock as clockDrawing,
  CreditCard as creditCardDrawing,
  Dot as dotDrawing,
  Eye as eyeDrawing,
  EyeOff as eyeOffDrawing,
  Heart as heartDrawing,
  Info as infoDrawing,
  LayoutGrid as layoutGridDrawing,
  LogOut as logOutDrawing,
  MapPin as mapPinDrawing,
  Menu as menuDrawing,
  Minus as minusDrawing,
  Package as packageDrawing,
  PackageOpen as packageOpenDrawing,
  Plus as plusDrawing,
  Printer as printerDrawing,
  RotateCcw as rotateCcwDrawing,
  Rows3 as rows3Drawing,
  Search as searchDrawing,
  SearchX as searchXDrawing,
  ShoppingBag as shoppingBagDrawing,
  SlidersHorizontal as slidersHorizontalDrawing,
  Sparkles as sparklesDrawing,
  Store as storeDrawing,
  TriangleAlert as triangleAlertDrawing,
  Truck as truckDrawing,
  User as userDrawing,
  X as xDrawing,
  ZoomIn as zoomInDrawing,
  ZoomOut as zoomOutDrawing,
} from 'lucide';
import { createIcon } from './createIcon';

export type { Icon } from './createIcon';
export { ArrowLeft, Lock, Share2 } from './rareIcons';

export const BadgeCheck = /* #__PURE__ */ createIcon(badgeCheckDrawing);
export const Check = /* #__PURE__ */ createIcon(checkDrawing);
export const ChevronDown = /* #__PURE__ */ createIcon(chevronDownDrawing);
export const ChevronLeft = /* #__PURE__ */ createIcon(chevronLeftDrawing);
export const ChevronRight = /* #__PURE__ */ createIcon(chevronRightDrawing);
export const Clock = /* #__PURE__ */ createIcon(clockDrawing);
export const CreditCard = /* #__PURE__ */ createIcon(creditCardDrawing);
export const Dot = /* #__PURE__ */ createIcon(dotDrawing);
export const Eye = /* #__PURE__ */ createIcon(eyeDrawing);
export const EyeOff = /* #__PURE__ */ createIcon(eyeOffDrawing);
export const Heart = /* #__PURE__ */ createIcon(heartDrawing);
export const Info = /* #__PURE__ */ createIcon(infoDrawing);
export const LayoutGrid = /* #__PURE__ */ createIcon(layoutGridDrawing);
export const LogOut = /* #__PURE__ */ createIcon(logOutDrawing);
export const MapPin = /* #__PURE__ */ createIcon(mapPinDrawing);
export const Menu = /* #__PURE__ */ createIcon(menuDrawing);
export const Minus = /* #__PURE__ */ createIcon(minusDrawing);
export const Package = /* #__PURE__ */ createIcon(packageDrawing);
export const PackageOpen = /* #__PURE__ */ createIcon(packageOpenDrawing);
export const Plus = /* #__PURE__ */ createIcon(plusDrawing);
export const Printer = /* #__PURE__ */ createIcon(printerDrawing);
export const RotateCcw = /* #__PURE__ */ createIcon(rotateCcwDrawing);
export const Rows3 = /* #__PURE__ */ createIcon(rows3Drawing);
export const Search = /* #__PURE__ */ createIcon(searchDrawing);
export const SearchX = /* #__PURE__ */ createIcon(searchXDrawing);
export const ShoppingBag = /* #__PURE__ */ createIcon(shoppingBagDrawing);
export const SlidersHorizontal = /* #__PURE__ */ createIcon(slidersHorizontalDrawing);
export const Sparkles = /* #__PURE__ */ createIcon(sparklesDrawing);
export const Store = /* #__PURE__ */ createIcon(storeDrawing);
export const TriangleAlert = /* #__PURE__ */ createIcon(triangleAlertDrawing);
export const Truck = /* #__PURE__ */ createIcon(truckDrawing);
export const User = /* #__PURE__ */ createIcon(userDrawing);
export const X = /* #__PURE__ */ createIcon(xDrawing);
export const ZoomIn = /* #__PURE__ */ createIcon(zoomInDrawing);
export const ZoomOut = /* #__PURE__ */ createIcon(zoomOutDrawing);
