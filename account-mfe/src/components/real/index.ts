export { AccountActions } from './AccountActions';
export { ConfirmationSent, LinkNote, ProviderSignIn } from './messages';
