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
export { AtLocation, ParamsProvider, useParams } from './AtLocation';
export { Link, NavLink, type LinkProps } from './Link';
