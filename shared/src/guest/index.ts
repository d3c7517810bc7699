export { defineGuestRoutes, type GuestLocation, type GuestPage, type GuestRoute } from './defineGuestRoutes';
