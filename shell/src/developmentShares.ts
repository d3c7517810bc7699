import refresh from 'react-refresh/package.json';
import * as runtime from 'react-refresh/runtime';
import { provide, shareScope } from './federation/shareScope';

// for hot reload, a remote needs the React Refresh runtime that has started the page's React
shareScope['react-refresh/runtime'] = { [refresh.version]: provide(runtime) };
