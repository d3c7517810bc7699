export { UndoLine } from '@glow/shared/ui';
