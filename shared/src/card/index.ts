export { digitsOnly, formatCardNumber, formatCvv, formatExpiry } from './cardFormat';
export { cardRules } from './cardRules';
