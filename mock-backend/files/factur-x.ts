import { nestedElement, element } from './xml-writer.ts'

const FILE_NAME = 'factur-x.xml'
const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const PROPERTIES = {
  DocumentType: { value: 'INVOICE', description: 'Type of the hybrid document' },
  DocumentFileName: { value: FILE_NAME, description: 'Name of the embedded XML file' },
  Version: { value: '1.0', description: 'Version of the standard' },
  ConformanceLevel: { value: 'EN 16931', description: 'Profile of the embedded XML file' },
}

/** Makes a PDF/A-3 file a Factur-X document by embedding the invoice as XML. */
export function embedFacturX(pdf: PDFKit.PDFDocument, xml: string, date: Date): void {
  const options = {
    name: FILE_NAME,
    type: 'text/xml',
    description: 'Factur-X',
    creationDate: date,
    modifiedDate: date,
    // the type definitions of pdfkit lack this option
    relationship: 'Alternative',
  }
  pdf.file(new TextEncoder().encode(xml).buffer, options)
  pdf.appendXML(EXTENSION)
}

const rdf = (name: string, attributes: string, children: readonly string[]) =>
  `<rdf:${name}${attributes}>${children.join('')}</rdf:${name}>`

const RESOURCE = ' rdf:parseType="Resource"'

/** PDF/A requires an extension schema that describes non-standard metadata properties. */
const EXTENSION = [
  rdf(
    'Description',
    ` rdf:about="" xmlns:fx="${NAMESPACE}"`,
    Object.entries(PROPERTIES).map(([name, { value }]) => element(`fx:${name}`, value)),
  ),
  rdf(
    'Description',
    ' rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"',
    [
      nestedElement('pdfaExtension:schemas', [
        rdf('Bag', '', [
          rdf('li', RESOURCE, [
            element('pdfaSchema:schema', 'Factur-X PDFA Extension Schema'),
            element('pdfaSchema:namespaceURI', NAMESPACE),
            element('pdfaSchema:prefix', 'fx'),
            nestedElement('pdfaSchema:property', [
              rdf(
                'Seq',
                '',
                Object.entries(PROPERTIES).map(([name, { description }]) =>
                  rdf('li', RESOURCE, [
                    element('pdfaProperty:name', name),
                    element('pdfaProperty:valueType', 'Text'),
                    element('pdfaProperty:category', 'external'),
                    element('pdfaProperty:description', description),
                  ]),
                ),
              ),
            ]),
          ]),
        ]),
      ]),
    ],
  ),
].join('')
