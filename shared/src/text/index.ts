/** Text functions that know no domain, no React and no browser: the server uses them too. */
export { scriptJson } from './scriptJson';
