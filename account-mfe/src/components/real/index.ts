export { AccountActions } from './AccountActions';
export { ConfirmationSent, ProviderSignIn } from './messages';
