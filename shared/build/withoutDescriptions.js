/** Loader: leaves out the texts of the federation runtime's errors. Their codes and links to their descriptions stay. */
export default function withoutDescriptions() {
  return 'export const runtimeDescMap = {}, typeDescMap = {}, buildDescMap = {}, errorDescMap = {};';
}
