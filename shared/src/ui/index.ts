export { Badge } from './Badge';
export { Button, IconButton, buttonStyle, type ButtonStyleProps } from './Button';
export { isElementProp } from './isElementProp';
export { EmptyState } from './EmptyState';
export { ErrorBox } from './ErrorBox';
export { FieldGrid, FieldGroup } from './FieldGrid';
export { CheckboxField } from './CheckboxField';
export { SelectField, TextField } from './InputFields';
export { GlobalStyle } from './GlobalStyle';
export { JoinedTexts } from './JoinedTexts';
export * from './layout';
export { Container, Section, SectionHeading } from './Section';
export { Modal } from './Modal';
export { nextByKey } from './nextByKey';
export { LoadError } from './LoadError';
export { drawnCheck } from './drawnCheck';
export { drawnSelect } from './drawnSelect';
export { colorOf, Picture } from './Picture';
export { QuantityStepper } from './QuantityStepper';
export { Rating } from './Rating';
export { ShareButton } from './ShareButton';
export { Skeleton } from './Skeleton';
export { Tabs } from './Tabs';
export { UndoLine, type UndoableEdit } from './UndoLine';
export { useIsOnline } from './useIsOnline';
export { useTimer } from './useTimer';
export { MessageBar } from './MessageBar';
export { sticky } from './sticky';

/** As `Oct 30, 2026`: an ISO day as it is, a timestamp in the shopper's time zone, so not on the server (GEN-8). */
export function formatDay(date: string): string {
  const timeZone = date.length === 'yyyy-mm-dd'.length ? 'UTC' : undefined;
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date(date));
}
