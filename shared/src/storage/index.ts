export { deviceValue, type DeviceValue } from './deviceStorage';
export { isRecord } from './isRecord';
