export {
  BrowserRouter,
  Navigate,
  matchPath,
  matchRoutes,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
  type Location,
  type NavigationType,
} from 'react-router-dom';
export { AtLocation } from './AtLocation';
export { ParamsProvider, useParams } from './params';
export { Link, NavLink, type LinkProps } from './Link';
