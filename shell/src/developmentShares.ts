import refresh from 'react-refresh/package.json';
import * as runtime from 'react-refresh/runtime';
import { provide, shareScope } from './federation/shareScope';

// hot reload of a remote needs the runtime of React Refresh that the page's React was started with
shareScope['react-refresh/runtime'] = { [refresh.version]: provide(runtime) };
