import { defineRoutes } from '@glow/shared/app';
import { POLICY_URL } from '@glow/shared/policy';
import type { ComingSoon } from '../coming-soon/ComingSoonPage';
import type { Company } from '../information/CompanyPage';
import type { Link } from '../information/LinkPages';
import type { pageData } from '../pageData';

const PLACEHOLDERS: ComingSoon[] = ['about', 'contact', 'faq', 'privacy', 'terms'];
const COMPANY: Company[] = ['careers', 'press', 'sustainability'];
const LINKS: Link[] = ['/newsletter/confirm', '/unsubscribe'];

export const shellRoutes: Parameters<typeof defineRoutes<typeof pageData>>[0] = [
  ...PLACEHOLDERS.map((slug) => ({
    path: `/${slug}`,
    name: 'coming-soon',
    load: async () => {
      const { ComingSoonPage } = await import(/* webpackChunkName: "coming-soon" */ '../coming-soon/ComingSoonPage');
      return () => <ComingSoonPage slug={slug} />;
    },
  })),
  ...COMPANY.map((slug) => ({
    path: `/${slug}`,
    name: 'short-pages',
    load: async () => {
      const { CompanyPage } = await import(/* webpackChunkName: "short-pages" */ '../information/CompanyPage');
      return () => <CompanyPage slug={slug} />;
    },
  })),
  {
    path: '/shipping',
    name: 'short-pages',
    load: async () => (await import(/* webpackChunkName: "short-pages" */ '../information/ShippingPage')).ShippingPage,
  },
  {
    path: '/size-guide',
    name: 'size-guide',
    hasData: true,
    load: async () => (await import(/* webpackChunkName: "size-guide" */ '../information/SizeGuidePage')).SizeGuidePage,
  },
  {
    path: '/track-order',
    name: 'track-order',
    load: async () =>
      (await import(/* webpackChunkName: "track-order" */ '../information/TrackOrderPage')).TrackOrderPage,
  },
  ...LINKS.map((path) => ({
    path,
    name: 'link-pages',
    load: async () => (await import(/* webpackChunkName: "link-pages" */ '../information/LinkPages')).linkPages[path],
  })),
  // data of the shell for other packages
  { path: '/search/suggestions', name: 'suggestions', parameters: ['q'], hasData: true },
  { fragment: 'shell/PageSearch', hasData: true },
  { path: POLICY_URL, name: 'policy', hasData: true },
];

export const shellScreens = defineRoutes<typeof pageData>(shellRoutes);
