export {
  BrowserRouter,
  Navigate,
  Route,
  Routes,
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
  type Location,
  type NavigationType,
} from 'react-router-dom';
export { AtLocation } from './AtLocation';
export { Link, NavLink, type LinkProps } from './Link';
