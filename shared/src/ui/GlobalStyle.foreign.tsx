export { GlobalRules as GlobalStyle } from './GlobalRules';
